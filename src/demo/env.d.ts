interface ImportMetaEnv {
  /** Where the demo's visitors can download the program. */
  readonly VITE_DOWNLOAD?: string;
}
