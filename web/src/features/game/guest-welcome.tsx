import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../lib/translation.ts';
import { DailyChips, type DailyStateOf } from '../../play/daily/daily-chips.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { HowToSteps } from '../../play/sheet/how-to-steps.tsx';
import { Row, Stack, TextLink, line } from '../../ui/layout.ts';
import { color, media, tapLine } from '../../ui/tokens.ts';
import { Heading, Text, caption } from '../../ui/type.ts';

const limits = ['history', 'ranking', 'friends', 'achievements'] as const;

/** What a guest does without, in a line for the first screen of a phone. */
export function GuestLimits() {
  const { t } = useTranslation();
  const names = limits.map((limit) => t(`guest.limits.${limit}`));
  return <Short>{[t('guest.limits.title'), ...names].join(' · ')}</Short>;
}

export type GuestWelcomeProps = {
  isGuest: boolean;
  stateOf: DailyStateOf | undefined;
  news: ReactNode;
};

export function GuestWelcome({ isGuest, stateOf, news }: GuestWelcomeProps) {
  const { t } = useTranslation();
  return (
    <Area $gap={4} $top={3}>
      <Heading>
        <TextLink to="/daily">{t('guest.daily')}</TextLink>
      </Heading>
      <DailyChips label={t('guest.daily')} stateOf={stateOf} />
      {news}
      <Heading>
        <TextLink to="/party">{t('guest.party')}</TextLink>
      </Heading>
      <Heading>{t('help.title')}</Heading>
      <HowToSteps />
      {isGuest && (
        <Notice $gap={2} $pad={4}>
          <Text $weight={700}>{t('guest.welcome')}</Text>
          <Wide>
            <Text $step={2} $quiet>
              {t('guest.limits.title')}
            </Text>
            <Row as="ul" $gap={3}>
              {limits.map((limit) => (
                <Limit key={limit}>
                  {limit === 'ranking' ? (
                    <PageLink to="/ranking">{t('guest.limits.ranking')}</PageLink>
                  ) : (
                    t(`guest.limits.${limit}`)
                  )}
                </Limit>
              ))}
            </Row>
          </Wide>
          <Text $step={2} $quiet>
            {t('guest.accounts')}
          </Text>
          <Row $gap={4}>
            <TextLink to="/login">{t('guest.login')}</TextLink>
            <TextLink to="/register">{t('guest.register')}</TextLink>
            <TextLink to="/landing">{t('footer.about')}</TextLink>
          </Row>
        </Notice>
      )}
    </Area>
  );
}

const Area = styled(Stack)`
  h2 > a {
    margin: -8px 0;
    font-weight: inherit;
  }
`;

const Notice = styled(Stack)`
  border-top: 1px dashed ${color.rule};
`;

/* On wide screens it would wrap, and move the page, when the font comes; the notice below has it. */
const Short = styled.span`
  ${media.tabletUp} {
    display: none;
  }
`;

const Wide = styled(Stack).attrs({ $gap: 2 })`
  ${media.mobile} {
    display: none;
  }
`;

const Limit = styled.li`
  ${line(2)}
  ${caption()}
  a {
    ${tapLine}
    margin: -11px 0;
    color: inherit;
  }
  &::before {
    content: '';
    width: 12px;
    height: 16px;
    border: 1.5px dashed;
    border-radius: 2px;
  }
`;
