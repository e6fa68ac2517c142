import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { useTranslation } from '../../../lib/translation.ts';
import { color, still } from '../../../ui/tokens.ts';
import { caption } from '../../../ui/type.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Connection } from '../state/keep-up.ts';

/** Announced by `ConnectionVoice` only, when it is lost and when it is back. */
export function ConnectionLine({ connection, bare }: { connection: Connection; bare?: boolean }) {
  const { t } = useTranslation();
  const shown = useOnline() ? connection : 'offline';
  const words = t(`challenge.connection.${shown}`);
  return (
    <Line data-connection={shown} title={words}>
      <Dot />
      {bare ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </Line>
  );
}

/** Always rendered: a live region inserted together with its text is not read. */
export function ConnectionVoice({ connection }: { connection: Connection }) {
  const { t } = useTranslation();
  const [announced, setAnnounced] = useState<'lost' | 'back'>();
  const wasLive = useRef(false);
  const online = useOnline();
  useEffect(() => {
    const isLive = online && connection === 'live';
    if (isLive) setAnnounced((before) => (before === 'lost' ? 'back' : before));
    else if (wasLive.current) setAnnounced('lost');
    wasLive.current = isLive;
  }, [connection, online]);
  return (
    <VisuallyHidden role="status">{announced && t(`challenge.said.${announced}`)}</VisuallyHidden>
  );
}

/** The browser reports a missing network before the socket notices. */
const useOnline = () => useSyncExternalStore(onNetwork, () => navigator.onLine);

function onNetwork(run: () => void): () => void {
  const kinds = ['online', 'offline'] as const;
  for (const kind of kinds) window.addEventListener(kind, run);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, run);
  };
}

const beat = keyframes`50% { opacity: 0.25; }`;

/** Of what is awaited. */
export const beating = css`
  animation: ${beat} 1.4s ease-in-out infinite;
  ${still}
`;

const Dot = styled.i`
  flex: none;
  width: 8px;
  height: 8px;
  border: 2px solid currentColor;
  border-radius: 50%;
`;

const Line = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  ${caption(1)}
  line-height: 1.3;
  &[data-connection='live'] ${Dot} {
    border-color: ${color.veryClose};
    background: ${color.veryClose};
  }
  &[data-connection='offline'] {
    color: ${color.far};
  }
  &[data-connection='connecting'] ${Dot},
  &[data-connection='reconnecting'] ${Dot} {
    border-color: ${color.close};
    ${beating}
  }
`;
