import { styled } from '@shop/design/styled-system/jsx';
import { button, link } from '@shop/design/styled-system/recipes';
import { Link, NavLink } from 'react-router-dom';

export const StyledLink = styled(Link);
export const StyledNavLink = styled(NavLink);
/** A link within the shop that looks like a button. */
export const ButtonLink = styled(Link, button);
/** An underlined link within a text. */
export const TextLink = styled(Link, link);
