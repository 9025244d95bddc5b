import { HStack, styled } from '@shop/design/styled-system/jsx';
import { FacebookIcon, InstagramIcon, YoutubeIcon } from '@shop/design/ui/subject-icons';
import { socialNetworks } from '../../content/company/social-networks.ts';
import { uiMessages } from '../../shared/ui/ui.messages.ts';
import { shellMessages } from './shell.messages.ts';

const icons = { facebook: FacebookIcon, instagram: InstagramIcon, youtube: YoutubeIcon };

export function SocialLinks() {
  return (
    <HStack as="nav" aria-label={shellMessages.social} gap="1" flexWrap="wrap">
      {socialNetworks.map(({ id, name, href }) => {
        const Icon = icons[id];
        return (
          <styled.a
            key={id}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} ${uiMessages.opensElsewhere}`}
            display="grid"
            placeItems="center"
            boxSize="11"
            borderRadius="l2"
            borderWidth="1px"
            _hover={{ color: 'leaf.fg', borderColor: 'leaf.solid' }}
          >
            <Icon width="22" height="22" strokeLinecap="butt" />
          </styled.a>
        );
      })}
    </HStack>
  );
}
