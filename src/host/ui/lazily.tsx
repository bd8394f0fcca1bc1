import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * A component whose code `load` brings when it is first shown. Nothing stands in for it until then; where it breaks or
 * cannot be loaded, `fallback` does, or an offer to reload where none is given.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(() => load().then((part) => ({ default: part })));
  return (props) => (
    <ErrorBoundary fallback={fallback}>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
