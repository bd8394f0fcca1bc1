import { openSmallQuizHub } from '../../host/session/quizHub';

/** Opens the hub as the remote does: SignalR's own client would only negotiate with a server that there is not. */
export const openQuizHub = openSmallQuizHub;
