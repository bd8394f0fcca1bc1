import './awards.css';
import type { SceneNamed } from '../../../contract/scene';
import { BeerMat } from '../../../look/MatDrawing';
import { awardText } from '../../../look/awardText';
import { useAwardsSceneTexts } from '../../texts/wallTexts';
import { useGameTexts } from '../gameTexts';
import { FitBox, SceneFrame, SceneTitle } from './SceneFrame';

/** The awards of the evening: who earned them, and for what. */
export function AwardsScene({ scene: { awards } }: { scene: SceneNamed<'awards'> }) {
  const texts = useGameTexts();
  const awardTexts = useAwardsSceneTexts();
  return (
    <SceneFrame place={<SceneTitle>{texts.awards.heading}</SceneTitle>} hasVenue>
      <FitBox content={JSON.stringify(awards)} className="awards-box">
        <ul className="awards">
          {awards.map((award) => (
            <li key={award.award}>
              <BeerMat name={award.name} />
              <div>
                <strong>
                  <bdi data-fit="">{award.name}</bdi>
                </strong>
                <p data-fit="">{awardText(award, awardTexts)}</p>
              </div>
            </li>
          ))}
        </ul>
      </FitBox>
    </SceneFrame>
  );
}
