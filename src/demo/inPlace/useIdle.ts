/** The host's controls never fade: no guests are watching, and whoever opens a demo looks for what to press. */
export const useIdle = () => false;
