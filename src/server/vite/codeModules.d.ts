declare module '*?standalone-code' {
  const code: string;
  export default code;
}

// The package's types are in another file.
declare module '@messageformat/core/compile-module' {
  export { default } from '@messageformat/core/lib/compile-module';
}
