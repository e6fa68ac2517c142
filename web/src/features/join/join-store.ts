import { joinGameLink, type LinkView, readGameLink } from '@craque/common/contracts/challenges.ts';
import { joinLinkRequest } from '@craque/common/contracts/fields.ts';
import { type ErrorCode, isErrorCode } from '@craque/common/contracts/errors.ts';
import { maxPlayers } from '@craque/common/domain/challenge/challenge.ts';
import { createStore } from 'zustand/vanilla';
import { ApiError, type Call } from '../../lib/api.ts';

export type JoinPhase =
  | { state: 'loading' }
  /** The link could not be loaded; a retry may help. */
  | { state: 'failed' }
  /** The link does not exist, or not any more. */
  | { state: 'unknown' }
  | { state: 'open'; link: LinkView }
  | { state: 'full' | 'over'; link: LinkView }
  /** `justNow`: not on an earlier visit. */
  | { state: 'joined'; gameId: number; justNow: boolean };

export type JoinState = {
  phase: JoinPhase;
  joining: boolean;
  /** Error of the nickname; `errors.<code>` is its text. */
  error: ErrorCode | undefined;
};

export type JoinDeps = {
  call: Call;
  code: string;
  /** An error that has no place on the page. */
  onFailed: (error: unknown) => void;
};

/** The page of a link: who challenges to what, and joining the game. No action rejects. */
export function createJoinStore({ call, code, onFailed }: JoinDeps) {
  const store = createStore<JoinState>(() => ({
    phase: { state: 'loading' },
    joining: false,
    error: undefined,
  }));
  const params = { code: code.toUpperCase() };

  async function load(): Promise<void> {
    store.setState({ phase: { state: 'loading' } });
    try {
      store.setState({ phase: phaseOf(answered(await call(readGameLink, { params }))) });
    } catch (error) {
      store.setState({ phase: { state: isMissing(error) ? 'unknown' : 'failed' } });
    }
  }

  /** If the error shows that the page is out of date, it is reloaded. */
  async function refuse(error: unknown): Promise<void> {
    const known = error instanceof ApiError ? error.code : undefined;
    if (
      known !== undefined &&
      isErrorCode(known) &&
      /^(nickname|invalid_char|username_taken)/.test(known)
    ) {
      store.setState({ error: known });
    } else if (known === 'game_full' || known === 'game_closed' || isMissing(error)) {
      await load();
    } else onFailed(error);
  }

  async function send(body: { nickname?: string }): Promise<void> {
    store.setState({ joining: true, error: undefined });
    try {
      const game = answered(await call(joinGameLink, { params, body }));
      store.setState({ phase: { state: 'joined', gameId: game.id, justNow: true } });
    } catch (error) {
      await refuse(error);
    } finally {
      store.setState({ joining: false });
    }
  }

  return {
    ...store,
    load,
    /** As the signed-in user. */
    join: () => send({}),
    /** Under a nickname, which is validated by the contract first. */
    async joinAsGuest(nickname: string): Promise<void> {
      const wrong = nicknameError(nickname);
      if (wrong) return store.setState({ error: wrong });
      await send({ nickname: nickname.trim() });
    },
    /** Changed input is not an error until it is sent. */
    forgive: () => store.setState({ error: undefined }),
  };
}

export type JoinStore = ReturnType<typeof createJoinStore>;

function phaseOf(link: LinkView): JoinPhase {
  if (link.gameId !== null) return { state: 'joined', gameId: link.gameId, justNow: false };
  if (link.open) return { state: 'open', link };
  return { state: link.players >= maxPlayers ? 'full' : 'over', link };
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}

function answered<T>(reply: T | null): T {
  if (reply === null) throw new ApiError(200, 'invalid_reply', 'The server sent nothing');
  return reply;
}

function nicknameError(nickname: string): ErrorCode | undefined {
  if (nickname.trim() === '') return 'nickname_required';
  const issue = joinLinkRequest.safeParse({ nickname }).error?.issues[0]?.message;
  return issue !== undefined && isErrorCode(issue) ? issue : undefined;
}
