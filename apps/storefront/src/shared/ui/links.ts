import { styled } from '@shop/design/styled-system/jsx';
import { button, link } from '@shop/design/styled-system/recipes';
import { Link, NavLink } from 'react-router-dom';

export const StyledLink = styled(Link);
export const StyledNavLink = styled(NavLink);
export const ButtonLink = styled(Link, button);
export const TextLink = styled(Link, link);
