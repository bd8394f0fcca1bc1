/** The lobby with its hub client and HTTP client: loaded when it is needed, or just before. */
export const loadLobby = () => import('./Lobby').then(({ Lobby }) => ({ default: Lobby }));
