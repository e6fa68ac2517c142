import type { GameView } from '@craque/common/contracts/games.ts';
import { missCost } from '@craque/common/domain/game/score.ts';
import type { TFunction } from 'i18next';
import { type ComponentType, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { wordedPart } from '../../ui/lazy-part.tsx';
import { Notice, stack, TextLink } from '../../ui/layout.ts';
import { media } from '../../ui/tokens.ts';
import { fluid } from '../../ui/type.ts';
import { useMobile } from '../../ui/use-media.ts';
import { AttemptHead } from '../guess/attempt-head.tsx';
import { BetaBanner } from './beta-banner.tsx';
import { GameActions } from './game-actions.tsx';
import { gameOf, isGuestLimit, type Phase } from '../state/game-state.ts';
import { usedGuesses } from '../state/reveal.ts';
import { type GameStore, useGame } from '../state/game-store.ts';
import { gameToCome, type HeadGame } from '../guess/game-to-come.ts';
import { GuessForm } from '../guess/guess-form.tsx';
import { GuessHistory } from '../guess/guess-history.tsx';
import { useRowsAtHand } from './later-parts.ts';
import { useKeyboardMark } from '../../ui/low-height.ts';
import { useSuggestedNames } from '../state/use-screen-game.ts';

const HelpDialog = wordedPart(async () => (await import('./help-dialog.tsx')).HelpDialog);

export type PlaySheetProps = {
  store: GameStore;
  /** The guest page: no game can be waiting, and it explains the game until the first guess. */
  isFresh?: boolean;
  /** In the field from the start, not sent. */
  name?: string | undefined;
  banner?: ReactNode;
  leave?: ReactNode;
  /** Parts of a game with guesses or hints; the guest page loads them later. */
  parts: Readonly<Record<'rows' | 'hints', ComponentType<{ game: GameView }>>>;
  /** The replacement of this sheet is loading: anything typed here would be lost. */
  held?: boolean;
  /** The field takes the focus, on phones too; else only of the next game, with a keyboard. */
  takesFocus?: boolean;
  opponents?: ReactNode;
  onTyping?: (isTyping: boolean) => void;
  ended: (game: GameView) => ReactNode;
  children?: ReactNode;
};

export function PlaySheet(props: PlaySheetProps) {
  const {
    store,
    banner = <BetaBanner />,
    held = false,
    opponents,
    ended,
    children,
    ...rest
  } = props;
  const { parts, isFresh, name, takesFocus, onTyping, leave } = rest;
  const { t } = useTranslation();
  const state = useGame(store, (each) => each);
  const [helping, setHelping] = useState(false);
  const { phase, choice, skew } = state;
  const game = gameOf(state);
  const waiting = t(waitingFor(phase));
  const coming = isFresh && phase.state !== 'failed' ? choice : undefined;
  const asks = coming !== undefined && !game?.completed && !game?.guesses.length;
  useKeyboardMark();
  useRowsAtHand();
  return (
    <Sheet>
      <AttemptHead {...{ game, coming, skew, waiting }} ask={asks ? t('guest.ask') : undefined} />
      {opponents}
      {phase.state === 'finished' && ended(phase.game)}
      {isFresh && phase.state === 'failed' && (
        <Notice role="alert">
          {errorText(t, phase.error)}
          {isGuestLimit(phase.error) && <TextLink to="/register">{t('guest.register')}</TextLink>}
        </Notice>
      )}
      {phase.state === 'failed' && (
        <Button onClick={() => void store.start()}>{t('game.newGame')}</Button>
      )}
      {phase.state !== 'finished' && phase.state !== 'failed' && (
        <Field
          {...{ store, held, isFresh, name, takesFocus, onTyping }}
          note={asks ? t('guest.askText') : undefined}
        />
      )}
      {game && game.hints.length > 0 && <parts.hints game={game} />}
      <GameActions
        {...{ store, leave }}
        newLabel={t(isFresh ? 'game.newGame' : 'game.newAthlete')}
        onHelp={() => setHelping(true)}
      />
      {asks && banner}
      <GuessHistory game={game} rows={parts.rows} />
      {children}
      {!asks && banner}
      {helping && (
        <HelpDialog choice={choice} factsAsOf={game?.factsAsOf} onClose={() => setHelping(false)} />
      )}
    </Sheet>
  );
}

function waitingFor(phase: Phase) {
  if (phase.state === 'failed') return 'game.ended.ready';
  const isOpening = phase.state === 'loading' && phase.of !== undefined;
  return isOpening ? 'game.opening' : 'game.starting';
}

type FieldProps = {
  store: GameStore;
  held: boolean;
  takesFocus: boolean | undefined;
  note: string | undefined;
} & Pick<PlaySheetProps, 'isFresh' | 'name' | 'onTyping'>;

function Field({ store, held, isFresh, name, takesFocus, note, onTyping }: FieldProps) {
  const { t } = useTranslation();
  const game = useGame(store, gameOf);
  const choice = useGame(store, (state) => state.choice);
  const pending = useGame(store, (state) => state.pending);
  const names = useSuggestedNames(store);
  const mobile = useMobile();
  const isNext = useGame(store, (state) => state.lastResult !== undefined);
  const isNew = useGame(store, ({ phase }) => phase.state === 'loading' && phase.of === undefined);
  const isComing = isNew || pending === 'reset';
  const form = useForm(game?.id, isComing);
  return (
    <GuessForm
      key={form.at}
      begun={form.at === 0 ? name : undefined}
      {...names}
      game={game?.waitsUntil ? game.id : undefined}
      // A game read by its address may be in its lobby, or over.
      waiting={!held && (isComing || (isFresh && !form.hasGame))}
      note={note}
      price={missText(t, game ?? gameToCome(choice))}
      pending={pending === 'guess'}
      active={
        !held &&
        game !== undefined &&
        !game.completed &&
        (!pending || pending === 'guess' || pending === 'hint')
      }
      takesFocus={takesFocus || (isNext && !mobile)}
      onGuess={store.submitGuess}
      onTyping={onTyping}
    />
  );
}

/** What is at stake with the next guess, beside the speed bonus, which falls without one. */
function missText(t: TFunction, game: HeadGame): string {
  const points = missCost(game.difficulty, usedGuesses(game) + 1, game.totalPenalty);
  if (points === undefined) return t('game.form.last');
  return points > 0 ? t('game.form.cost', { points }) : t('game.form.free');
}

/** Which form it is: what is typed before a game arrives is meant for it. */
function useForm(id: number | undefined, isComing: boolean): { at: number; hasGame: boolean } {
  const [form, setForm] = useState({ at: 0, hasGame: id !== undefined, id, isComing });
  if (form.id === id && form.isComing === isComing) return form;
  const hasGame = form.hasGame || id !== undefined;
  const isAwaited = form.isComing || !form.hasGame;
  setForm({ at: isAwaited ? form.at : form.at + 1, hasGame, id, isComing });
  return form;
}

const Sheet = styled.div`
  ${stack(3)}
  gap: ${fluid(8, 16)};
  max-width: 640px;
  ${media.large} {
    max-width: 760px;
  }
`;
