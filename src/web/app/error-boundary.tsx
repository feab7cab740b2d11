import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

type Props = { children: ReactNode; onRetry?: () => void };

/** One per route. Retrying loads the page again, because a part of the app that failed to load stays failed otherwise. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const retry = () => {
      this.setState({ hasFailed: false });
      (this.props.onRetry ?? (() => window.location.reload()))();
    };
    return (
      <main className="grid min-h-96 flex-1 place-items-center p-4">
        <Card role="alert" className="flex w-full max-w-form flex-col items-start gap-3 p-6">
          <h1 className="text-lg">This page stopped working</h1>
          <p className="text-muted">Something in it failed. Nothing that was saved is lost.</p>
          <Button onClick={retry} className="mt-2">
            Try again
          </Button>
        </Card>
      </main>
    );
  }
}
