import { createContext, type RefObject, useContext, useEffect, useId } from 'react';

/** Runs an action at once, or asks first if something is unsaved. */
export type Guard = (goOn: () => void) => void;

/** The dialog's forms with unsaved input. */
export const UnsavedContext = createContext<RefObject<Set<string>> | null>(null);

/** Tells the dialog whether this form has unsaved input. */
export function useUnsaved(isUnsaved: boolean): void {
  const forms = useContext(UnsavedContext)?.current;
  const id = useId();
  useEffect(() => {
    if (!isUnsaved || !forms) return;
    forms.add(id);
    return () => void forms.delete(id);
  }, [isUnsaved, forms, id]);
}
