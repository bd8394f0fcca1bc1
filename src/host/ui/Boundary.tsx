import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadPlugged } from '../../plug';
import { loadTexts } from '../texts/useLanguage';

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

/** Loads what the code loaded so far needs: its texts, and what is plugged in, with the texts of that. */
export async function loadNeeds(): Promise<void> {
  await Promise.all([loadTexts(), loadPlugged()]);
  await loadTexts();
}

/** A component whose code `load` fetches when it is first shown, followed by what it needs. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const part = await load();
    await loadNeeds();
    return { default: part };
  });
}

/** The same within a boundary: `fallback` replaces a part that breaks or cannot be loaded. */
export function lazyWithin<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
  waiting?: ReactNode,
): ComponentType<Props> {
  const Part = lazyPart(load);
  return (props) => (
    <Boundary fallback={fallback}>
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    </Boundary>
  );
}
