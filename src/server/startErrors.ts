/** The server cannot start as configured; the message is one sentence for the host and says what to do. */
export class StartError extends Error {}

/** The same, if starting again without a change is useless. */
export class SetupError extends StartError {}

/** Another server is using the data folder. */
export class FolderInUse extends StartError {}
