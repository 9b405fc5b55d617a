import { Component, type ReactNode } from 'react';
import { RetryScreen } from './retry-screen';
import { wording } from './wording';

interface ErrorBoundaryProps {
  /** Which part it is, said in the heading. */
  name: string;
  children: ReactNode;
}

/** A part of the screen that falls by itself: the rest goes on, and it can be tried again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const retry = () => this.setState({ failed: false });
    return <RetryScreen title={wording.ui.crashed(this.props.name)} text={wording.ui.crashedText} onRetry={retry} />;
  }
}
