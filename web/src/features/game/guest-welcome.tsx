import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DailyChips, type DailyTold } from '../../play/daily/daily-chips.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { line, stack } from '../../ui/layout.ts';
import { color, linkText, space, tapLine } from '../../ui/tokens.ts';
import { size, heading } from '../../ui/type.ts';
import { HowToSteps } from '../../play/sheet/how-to-steps.tsx';

const limits = ['history', 'ranking', 'friends', 'achievements'] as const;

export type GuestWelcomeProps = {
  isGuest: boolean;
  /** What is known of the daily athletes; till then their row has only the ways to them. */
  told: DailyTold | undefined;
  /** What there is to say below the row. */
  news: ReactNode;
};

/**
 * The daily athletes, how to play, and for guests the welcome, what guests cannot do, and a link to
 * the account.
 */
export function GuestWelcome({ isGuest, told, news }: GuestWelcomeProps) {
  const { t } = useTranslation();
  return (
    <Area>
      <h2>
        <PageLink to="/daily">{t('guest.daily')}</PageLink>
      </h2>
      <DailyChips label={t('guest.daily')} told={told} />
      {news}
      <h2>{t('help.title')}</h2>
      <HowToSteps />
      {isGuest && (
        <Notice>
          <p>
            <b>{t('guest.welcome')}</b>
          </p>
          <p>{t('guest.limits.title')}</p>
          <ul>
            {limits.map((limit) => (
              <li key={limit}>
                {limit === 'ranking' ? (
                  <PageLink to="/ranking">{t('guest.limits.ranking')}</PageLink>
                ) : (
                  t(`guest.limits.${limit}`)
                )}
              </li>
            ))}
          </ul>
          <p>{t('guest.accounts')}</p>
          <Links>
            <PageLink to="/login">{t('guest.login')}</PageLink>
            <PageLink to="/register">{t('guest.register')}</PageLink>
            <PageLink to="/landing">{t('footer.about')}</PageLink>
          </Links>
        </Notice>
      )}
    </Area>
  );
}

const Area = styled.div`
  ${stack(4)}
  margin-top: ${space[3]};
  h2 {
    ${heading(6)}
  }
  h2 > a {
    ${tapLine}
    margin: -8px 0;
    color: inherit;
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
`;

const Notice = styled.div`
  padding-top: ${space[4]};
  border-top: 1px dashed ${color.rule};
  color: ${color.quiet};
  font-size: ${size(2)};
  p {
    margin: 0;
  }
  p:first-child {
    margin-bottom: ${space[2]};
    color: ${color.ink};
    font-size: ${size(3)};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
    margin: ${space[1]} 0 ${space[3]};
    padding: 0;
    list-style: none;
  }
  li {
    ${line(2)}
  }
  li a {
    ${tapLine}
    margin: -11px 0;
    color: inherit;
  }
  li::before {
    content: '';
    width: 12px;
    height: 16px;
    border: 1.5px dashed ${color.quiet};
    border-radius: 2px;
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  a {
    ${linkText}
    color: ${color.ink};
  }
`;
