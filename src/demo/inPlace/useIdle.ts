/** The host's controls never fade, on a wall without guests: whoever opens a demo looks for what to press. */
export const useIdle = () => false;
