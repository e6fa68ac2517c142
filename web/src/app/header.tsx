import { useTranslation } from 'react-i18next';

import { styled } from 'styled-components';
import { useSession } from '../lib/session-store.ts';
import { PageLink } from '../ui/page-link.tsx';
import { color, media, space } from '../ui/tokens.ts';
import { barLook, logoLook } from './header-look.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { ThemeSwitcher } from './theme-switcher.tsx';
import type { SetLanguage } from './use-language.ts';

/** Lies over the top of the open album: the name in the colour of the page, the rest in the colour of the sheet. */
export function Header({ setLanguage }: { setLanguage: SetLanguage }) {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <Bar>
      <Logo to="/" aria-label={t('header.home')}>
        Craque
      </Logo>
      <Tools>
        <LanguageSwitcher setLanguage={setLanguage} />
        <ThemeSwitcher />
        {session.state === 'user' ? (
          <nav aria-label={t('header.navigation')}>
            <TextLink to="/home">{t('header.play')}</TextLink>
          </nav>
        ) : (
          <TextLink to="/auth">{t('header.login')}</TextLink>
        )}
      </Tools>
    </Bar>
  );
}

const Bar = styled.header`
  ${barLook}
`;

const Logo = styled(PageLink)`
  ${logoLook}
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  ${media.tabletUp} {
    gap: ${space[3]};
    padding-right: clamp(${space[5]}, 4vw, 56px);
    color: ${color.ink};
  }
`;

const TextLink = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding-left: ${space[1]};
  color: inherit;
  font-size: 15px;
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 6px;
    }
  }
`;
