import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { DeadLink } from '../../ui/dead-link.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { color, media, row, space, tapLine } from '../../ui/tokens.ts';
import { size } from '../../ui/type.ts';
import { useMobile } from '../../ui/use-media.ts';
import { useSession } from '../../lib/session-store.ts';
import { ThemeSwitcher } from './theme-switcher.tsx';
import { ZoomSwitch } from './zoom-switch.tsx';

const entries = ['terms', 'privacy', 'contact'] as const;

/** What a phone's header has no room for; `bare` leaves out links that the page has itself. */
export function Footer({ bare }: { bare: boolean }) {
  const { t } = useTranslation();
  const mobile = useMobile();
  const guest = useSession().state === 'guest';
  if (bare && !mobile) return null;
  return (
    <Foot aria-label={t('footer.label')}>
      {!bare && (
        <>
          <PageLink to="/daily">{t('guest.daily')}</PageLink>
          <PageLink to="/party">{t('guest.party')}</PageLink>
          <PageLink to="/landing">{t('footer.about')}</PageLink>
          {entries.map((entry) => (
            <DeadLink key={entry}>{t(`footer.${entry}`)}</DeadLink>
          ))}
          {mobile && guest && <ThemeSwitcher named />}
        </>
      )}
      {mobile && <ZoomSwitch />}
    </Foot>
  );
}

const Foot = styled.footer`
  ${row}
  gap: 0 ${space[5]};
  padding: ${space[2]} ${space[6]};
  border-top: 1px solid ${color.rule};
  background: ${color.paper};
  color: ${color.quiet};
  font-size: ${size(2)};
  a {
    ${tapLine}
    color: inherit;
    text-decoration: none;
  }
  > button {
    margin-left: auto;
  }
  ${media.mobile} {
    padding: ${space[2]} ${space[4]} max(${space[2]}, env(safe-area-inset-bottom));
  }
`;
