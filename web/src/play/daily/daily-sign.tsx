import type { DailyArchive } from '@craque/common/contracts/daily.ts';
import type { TFunction } from 'i18next';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { color } from '../../ui/tokens.ts';

export type DailyState = DailyArchive['days'][number]['sports'][number]['state'];

const signs: Readonly<Record<DailyState, { icon: IconName | undefined; tone: string }>> = {
  open: { icon: undefined, tone: color.quiet },
  playing: { icon: 'diamond', tone: color.close },
  solved: { icon: 'check', tone: color.veryClose },
  lost: { icon: 'close', tone: color.far },
  missed: { icon: 'close', tone: color.quiet },
};

/** An empty ring if the daily is still to be played. */
export function DailySign({ state, size = 18 }: { state: DailyState; size?: number }) {
  const { icon, tone } = signs[state];
  return (
    <Sign
      aria-hidden="true"
      data-state={state}
      style={{ width: size, height: size, backgroundColor: icon && tone, borderColor: tone }}
    >
      {icon && <Icon name={icon} size={size * 0.66} />}
    </Sign>
  );
}

/** `k`: guesses used, where known. */
export function dailyStateText(t: TFunction, state: DailyState, k?: number): string {
  if (state === 'playing')
    return k === undefined ? t('daily.state.playingPlain') : t('daily.state.playing', { k: k + 1 });
  if (state === 'solved')
    return k === undefined ? t('daily.state.solvedPlain') : t('daily.state.solved', { k });
  return t(`daily.state.${state}`);
}

const Sign = styled.span`
  display: inline-grid;
  flex: none;
  box-sizing: border-box;
  place-items: center;
  border: 2px solid;
  border-radius: 50%;
  color: ${color.paper};
  &[data-state='open'] {
    border-style: dashed;
  }
  /* Forced colours remove the background of a sign. */
  @media (forced-colors: active) {
    color: CanvasText;
  }
`;
