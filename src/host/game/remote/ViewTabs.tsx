import { type RemoteTexts, useRemoteTexts } from './remoteTexts';

export type RemoteView = Exclude<keyof RemoteTexts['tabs'], 'label'>;
const VIEWS: readonly RemoteView[] = ['now', 'marking', 'players', 'more'];

interface ViewTabsProps {
  view: RemoteView;
  onView: (view: RemoteView) => void;
  /** How many answers wait for the host to judge them. */
  waiting: number;
}

/** Which part of the remote is shown. */
export function ViewTabs({ view, onView, waiting }: ViewTabsProps) {
  const texts = useRemoteTexts();
  return (
    <nav className="tabs" aria-label={texts.tabs.label}>
      {VIEWS.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === view ? 'page' : undefined}
          aria-label={
            each === 'marking' && waiting > 0 ? texts.tabs.marking + texts.waiting(waiting) : undefined
          }
          data-count={each === 'marking' && waiting > 0 ? waiting : undefined}
          onClick={() => onView(each)}
        >
          {texts.tabs[each]}
        </button>
      ))}
    </nav>
  );
}
