import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveSessions } from './handshake.ts';

const most = 1_000;
/** Milliseconds in which questions are collected: little next to a handshake over a network. */
const collectFor = 20;

type Question = { sids: string[]; answer: Promise<ReadonlySet<string>> };

/**
 * One question for simultaneous handshakes: when a node dies, thousands come within seconds. An
 * answer holds the sessions of all who asked with it.
 */
export function askTogether(ask: LiveSessions, wait = () => sleep(collectFor)): LiveSessions {
  let open: Question | undefined;
  function begin(): Question {
    const sids: string[] = [];
    const answer = wait().then(() => {
      if (open?.sids === sids) open = undefined;
      return ask(sids);
    });
    return { sids, answer };
  }
  return (sids) => {
    if (!open || open.sids.length + sids.length > most) open = begin();
    open.sids.push(...sids);
    return open.answer;
  };
}
