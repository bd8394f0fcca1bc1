declare module '*?standalone-code' {
  const code: string;
  export default code;
}

// Its own types stand in another file.
declare module '@messageformat/core/compile-module' {
  export { default } from '@messageformat/core/lib/compile-module';
}
