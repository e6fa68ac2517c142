import { Component, type ReactNode, startTransition } from 'react';
import { styled } from 'styled-components';
import { faults } from '../lib/faults.ts';
import { renewal } from '../lib/renewal.ts';
import { useTranslation } from '../lib/translation.ts';
import { Button } from './form/button.tsx';
import { stack } from './layout.ts';
import { color, space } from './tokens.ts';

type PartGuardProps = {
  /** Before the part is tried again. */
  forget: () => void;
  /** Stands in silently for a part that tells nothing. */
  standIn?: ReactNode;
  isDecoration: boolean;
  children: ReactNode;
};

/** Milliseconds after which a part is tried again by itself, while each time it fails. */
const pauses = [2_000, 8_000, 30_000];

/** A part that cannot be loaded or drawn takes nothing else of the page with it. */
export class PartGuard extends Component<PartGuardProps, { torn: boolean }> {
  override state = { torn: false };
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError() {
    return { torn: true };
  }

  override componentDidCatch(error: unknown) {
    faults.torn(error);
    void renewal.check();
    clearTimeout(this.timer);
    const pause = pauses[this.tries];
    this.tries += 1;
    if (pause !== undefined) this.timer = setTimeout(this.retry, pause);
  }

  override componentWillUnmount() {
    clearTimeout(this.timer);
  }

  private retry = () => {
    this.props.forget();
    // What is shown stays until the part is there.
    startTransition(() => this.setState({ torn: false }));
  };

  override render() {
    const { children, isDecoration, standIn = null } = this.props;
    if (!this.state.torn) return children;
    return isDecoration ? standIn : <Torn onRetry={this.retry} />;
  }
}

function Torn({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Slip role="alert">
      <p>{t('app.part.failed')}</p>
      <Button variant="paper" onClick={() => renewal.renewed() || onRetry()}>
        {t('app.part.retry')}
      </Button>
    </Slip>
  );
}

const Slip = styled.div`
  ${stack(3)}
  justify-items: start;
  align-content: start;
  padding: ${space[4]};
  background: ${color.paper};
  color: ${color.ink};
  p {
    margin: 0;
  }
`;
