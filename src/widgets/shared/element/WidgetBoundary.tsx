import { Component, type ReactNode } from 'react';

type Props = {
  /** Shown in place of the widget after an error; `retry` draws it again. */
  fallback: (retry: () => void) => ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
};

/** Keeps an error inside the widget that threw it (EMB-04). */
export class WidgetBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
