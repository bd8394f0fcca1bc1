import type { HostGame } from '../../../contract/toHosts';
import { useEveningRoomTexts } from '../../texts/eveningTexts';
import { useWords } from '../../texts/roomTexts';
import { useScaleTexts } from '../../texts/scaleTexts';
import { ScaleChoice } from '../../ui/ScaleChoice';
import { useGameHost } from '../controls/actions';

interface LobbyCardsProps {
  known: HostGame['playedBefore'];
  scale: HostGame['scale'];
}

/** What a host should know of the quiz before it starts. */
export function LobbyCards({ known, scale }: LobbyCardsProps) {
  return (
    <>
      {scale && <ScaleCard scale={scale} />}
      {known && <KnownCard known={known} />}
    </>
  );
}

/** That rounds are not worth the same, and how to score them alike. */
function ScaleCard({ scale }: { scale: NonNullable<HostGame['scale']> }) {
  const { heading } = useScaleTexts();
  const { send } = useGameHost();
  return (
    <section className="card" aria-label={heading}>
      <h2>{heading}</h2>
      <ScaleChoice scale={scale} onScoring={(scoring) => send({ type: 'scoring', scoring })} />
    </section>
  );
}

/** The questions of this quiz that some of tonight's teams have had before. */
function KnownCard({ known }: { known: NonNullable<HostGame['playedBefore']> }) {
  const { known: texts, day } = useEveningRoomTexts();
  const { names, aside } = useWords();
  return (
    <section className="card" aria-label={texts.heading}>
      <h2>{texts.heading}</h2>
      {known.map(({ date, quizName, questions, teams, others }) => (
        <p key={`${date} ${quizName}`}>
          {texts.teams({ questions, names: names(teams, others) })}
          <span className="muted"> {aside({ text: texts.evening({ date: day(date), quizName }) })}</span>
        </p>
      ))}
    </section>
  );
}
