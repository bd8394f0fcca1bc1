import { createContext, type RefObject, useContext, useEffect, useId } from 'react';

/** Does something at once, or asks first where something is not saved yet. */
export type Guard = (goOn: () => void) => void;

/** The forms of the dialog that have something unsaved. */
export const UnsavedContext = createContext<RefObject<Set<string>> | null>(null);

/** Tells the dialog whether this form has something that is not saved yet. */
export function useUnsaved(isUnsaved: boolean): void {
  const forms = useContext(UnsavedContext)?.current;
  const id = useId();
  useEffect(() => {
    if (!isUnsaved || !forms) return;
    forms.add(id);
    return () => void forms.delete(id);
  }, [isUnsaved, forms, id]);
}
