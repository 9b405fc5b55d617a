import { Component, type ReactNode } from 'react';
import { RetryScreen } from './retry-screen';
import { wording } from './wording';

interface ErrorBoundaryProps {
  /** Which part it is, said in the heading. */
  name: string;
  /** What it shows, a call: what fell with one is tried anew with the next. */
  of?: unknown;
  children: ReactNode;
}

/** A part of the screen that falls by itself: the rest goes on, and it can be tried again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown; of?: unknown }> {
  override state: { error?: unknown; of?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    // Anything may be thrown, `undefined` too.
    return { error: error ?? null };
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: { of?: unknown }): object | null {
    return of === state.of ? null : { of, error: undefined };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const retry = () => this.setState({ error: undefined });
    // An encrypted row that can't be opened fails each time, and nothing of the app is at fault.
    const isUnread = (error as Error | null)?.name === 'UnreadRowError';
    const { crashed, crashedText, unread, unreadText } = wording.ui;
    const { name } = this.props;
    const [title, text] = isUnread ? [unread(name), unreadText] : [crashed(name), crashedText];
    return <RetryScreen title={title} text={text} onRetry={retry} />;
  }
}
