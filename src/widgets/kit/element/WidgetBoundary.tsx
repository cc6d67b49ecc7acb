import { Component, type ReactNode } from 'react';

type Props = {
  /** Shown in place of the widget after an error; `retry` draws it again. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  onError: (error: unknown) => void;
  /** Called after each commit that draws the widget itself, not its fallback. */
  onDrawn?: () => void;
  children: ReactNode;
};

type State = { failed: boolean; error?: unknown };

/** Keeps an error inside the widget that threw it (EMB-04). */
export class WidgetBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override componentDidMount(): void {
    this.#tell();
  }

  override componentDidUpdate(): void {
    this.#tell();
  }

  #tell(): void {
    if (!this.state.failed) this.props.onDrawn?.();
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry, this.state.error) : this.props.children;
  }
}
