import { Component, type ReactElement, type ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import { FailedState } from '@/ui/state/empty-state';

interface Props {
  /** Another page is another try. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  broken: boolean;
  key: string;
}

/** Catches what breaks below it and offers to reload; the rest of the page lives on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, key: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.key ? null : { broken: false, key: props.resetKey };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken(): ReactElement {
  const t = useT();
  return (
    <FailedState
      title={t('pages.broken')}
      text={t('pages.broken_hint')}
      retryLabel={t('pages.reload')}
      onRetry={() => location.reload()}
    />
  );
}
