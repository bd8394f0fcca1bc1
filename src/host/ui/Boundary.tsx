import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children?: ReactNode;
  fallback: ReactNode;
  /** When this changes, the part is rendered again. */
  resetOn?: string;
}

/**
 * Keeps the rest of the page working if one part breaks or cannot be loaded. React logs the reason. Contains
 * no fallback of its own, since the remote has no style system.
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
