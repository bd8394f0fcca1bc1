import { isInBreak } from '../../../contract/scene';
import { useRevealTexts } from '../../texts/wallTexts';
import { questionIn } from '../media/sceneMedia';
import { Switch } from '../remote/RemoteButtons';
import { useGameHost } from './actions';

/** Takes the scene's question out of the game, or puts it back. */
export function CountsSwitch() {
  const { game, hostGame, send } = useGameHost();
  const { counts } = useRevealTexts();
  const { questionId } = questionIn(game.scene) ?? {};
  if (questionId === undefined || isInBreak(game.scene)) return null;
  const isVoid = hostGame?.voided?.includes(questionId) === true;
  const onSwitch = () => send({ type: 'void', questionId, voided: !isVoid });
  return <Switch label={counts} isOn={!isVoid} onSwitch={onSwitch} />;
}
