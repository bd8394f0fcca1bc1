import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children?: ReactNode;
  /** Stands in for the broken part. */
  fallback: ReactNode;
  /** The part is tried again whenever this changes. */
  resetOn?: string;
}

/**
 * Keeps the rest of the page working where a part of it breaks or cannot be loaded. React logs the reason. Apart from
 * what it says then, for the remote has no style system.
 */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.broken && before.resetOn !== this.props.resetOn) this.setState({ broken: false });
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.broken ? fallback : children;
  }
}
