import type { Page } from '@playwright/test';
import { gameOn } from './game-on-screen.ts';
import { filled, pt, type Texts } from './texts.ts';

/** The lobby of a challenge, by role and name. */
export function lobbyOn(page: Page, texts: Texts = pt) {
  const { lobby } = texts.challenge;
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const players = page.getByRole('list', { name: lobby.players, exact: true });
  return {
    players,
    /** Somebody who is here or awaited. */
    player: (name: string) =>
      players.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) }),
    start: gameOn(page, texts).button(lobby.start),
    /** For who may start. */
    title: heading(lobby.title),
    /** For everybody else. */
    waitsFor: (name: string) => heading(filled(lobby.wait, { name })),
    countdown: heading(lobby.soon),
    live: page.getByText(texts.challenge.connection.live, { exact: true }),
    /** Read to screen readers, each once. */
    near: page
      .getByRole('status', { includeHidden: true })
      .getByText(filled(lobby.count, { seconds: 3 }), { exact: true }),
    begun: page.getByRole('alert').getByText(lobby.go, { exact: true }),
  };
}
