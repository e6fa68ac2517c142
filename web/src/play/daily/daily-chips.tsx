import { type Sport, sports } from '@craque/common/domain/sport.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { dailyGamePath } from '../../lib/addresses/daily-address.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Grid } from '../../ui/layout.ts';
import { center, color, duration, media, shadow, still } from '../../ui/tokens.ts';

/** The state of a sport's daily: words after the sport's name, and a sign in the corner. */
export type DailyStateOf = (sport: Sport) => { words: string; sign: ReactNode };

export type DailyChipsProps = {
  label: string;
  stateOf?: DailyStateOf | undefined;
};

export function DailyChips({ label, stateOf }: DailyChipsProps) {
  const { t } = useTranslation();
  return (
    <Grid as="ul" $columns={4} $phone={4} $gap={2} $max={480} aria-label={label}>
      {sports.map((sport) => {
        const state = stateOf?.(sport);
        const name = t(`sports.${sport}`);
        return (
          <li key={sport}>
            <Chip to={dailyGamePath(sport)} data-sport={sport}>
              <Icon name={sport} size={24} />
              <VisuallyHidden>
                {state ? t('labelled', { label: name, value: state.words }) : name}
              </VisuallyHidden>
              {state && (
                <span data-part="sign" aria-hidden="true">
                  {state.sign}
                </span>
              )}
            </Chip>
          </li>
        );
      })}
    </Grid>
  );
}

const Chip = styled(PageLink)`
  position: relative;
  ${center}
  height: 56px;
  border: 4px solid ${color.border};
  border-radius: 7px;
  background: ${color.glow};
  color: ${color.onPage};
  box-shadow: ${shadow.slip};
  transition: translate ${duration.quick};
  > [data-part='sign'] {
    position: absolute;
    right: -8px;
    bottom: -8px;
    display: grid;
    padding: 2px;
    border-radius: 50%;
    background: ${color.paper};
    &:has([data-state='open']) {
      display: none;
    }
  }
  ${media.hover} {
    &:hover {
      translate: 0 -2px;
    }
  }
  ${still}
`;
