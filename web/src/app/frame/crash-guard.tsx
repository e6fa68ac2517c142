import { Component, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { faults } from '../../lib/faults.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/form/button.tsx';
import { stack } from '../../ui/layout.ts';
import { color, space } from '../../ui/tokens.ts';
import { heading } from '../../ui/type.ts';

/** Catches rendering errors, including chunks that cannot be loaded, and offers to reload. */
export class CrashGuard extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    faults.torn(error);
  }

  override render() {
    return this.state.crashed ? <TornPage /> : this.props.children;
  }
}

function TornPage() {
  const { t } = useTranslation();
  return (
    <Paper role="alert">
      <h1>{t('app.crash.title')}</h1>
      <p>{t('app.crash.text')}</p>
      <Button onClick={() => window.location.reload()}>{t('app.crash.action')}</Button>
    </Paper>
  );
}

const Paper = styled.main`
  ${stack(4)}
  align-content: center;
  justify-items: start;
  min-height: 100dvh;
  padding: ${space[6]} max(${space[4]}, 50vw - 320px);
  background: ${color.paper};
  h1 {
    ${heading(8, 0.95)}
  }
  p {
    margin: 0;
    max-width: 52ch;
    color: ${color.quiet};
  }
`;
