import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { caption, color, still } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Connection } from '../challenge/challenge-state.ts';

/**
 * The state of the connection, in a word and a dot; announced only when it is lost and when it is
 * back.
 */
export function ConnectionLine({ connection, bare }: { connection: Connection; bare?: boolean }) {
  const { t } = useTranslation();
  const words = t(`challenge.connection.${connection}`);
  return (
    <Line data-connection={connection} title={words}>
      <Dot />
      {bare ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </Line>
  );
}

/**
 * The polite live region; always rendered, because a region inserted together with its text is not
 * read.
 */
export function ConnectionVoice({ connection }: { connection: Connection }) {
  const { t } = useTranslation();
  const [said, setSaid] = useState<'lost' | 'back'>();
  const wasLive = useRef(false);
  useEffect(() => {
    const isLive = connection === 'live';
    if (isLive) setSaid((before) => (before === 'lost' ? 'back' : before));
    else if (wasLive.current) setSaid('lost');
    wasLive.current = isLive;
  }, [connection]);
  return <VisuallyHidden role="status">{said && t(`challenge.said.${said}`)}</VisuallyHidden>;
}

const beat = keyframes`50% { opacity: 0.25; }`;

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
  ${caption(13)}
  line-height: 1.3;
  &[data-connection='live'] ${Dot} {
    border-color: ${color.veryClose};
    background: ${color.veryClose};
  }
  &[data-connection='reconnecting'] ${Dot} {
    border-color: ${color.close};
    animation: ${beat} 1.2s ease-in-out infinite;
    ${still}
  }
`;
