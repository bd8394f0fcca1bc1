import { DEFAULT_SECONDS, NO_LIMIT, type PlaySettings } from '../draft/draft';
import { SecondsField } from '../fields/SecondsField';
import { SelectField } from '../fields/SelectField';
import { useWorkshopTexts } from '../workshopTexts';

interface PlaySettingsFieldsProps {
  settings: PlaySettings;
  /** What the quiz says, for a round; absent for the quiz itself. */
  above?: PlaySettings;
  /** `field`: what was typed in, where it was. */
  onChange: (settings: Partial<PlaySettings>, field?: string) => void;
}

/** How a quiz or one of its rounds is played. */
export function PlaySettingsFields({ settings, above, onChange }: PlaySettingsFieldsProps) {
  const texts = useWorkshopTexts().settings;
  const unsaid = (value: string) => (above ? texts.asAbove(value) : value);
  const scoring = above?.scoring || 'points';
  const reveal = above?.reveal || 'question';
  // A quiz has nothing above it: its first option is the default.
  const scorings = above ? (['points', 'speed'] as const) : (['speed'] as const);
  const reveals = above ? (['question', 'round'] as const) : (['round'] as const);
  return (
    <>
      <SelectField
        label={texts.scoring}
        value={!above && settings.scoring === 'points' ? '' : settings.scoring}
        options={[
          ['', unsaid(texts.scorings[scoring])],
          ...scorings.map((each) => [each, texts.scorings[each]] as const),
        ]}
        onChoose={(value) => onChange({ scoring: value })}
      />
      <SelectField
        label={texts.reveal}
        value={!above && settings.reveal === 'question' ? '' : settings.reveal}
        options={[
          ['', unsaid(texts.reveals[reveal])],
          ...reveals.map((each) => [each, texts.reveals[each]] as const),
        ]}
        onChoose={(value) => onChange({ reveal: value })}
      />
      <SecondsField
        label={texts.seconds}
        value={settings.seconds}
        inherited={above?.seconds === NO_LIMIT ? NO_LIMIT : above?.seconds || DEFAULT_SECONDS}
        onText={(seconds) => onChange({ seconds }, 'seconds')}
      />
    </>
  );
}
