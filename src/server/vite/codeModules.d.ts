declare module '*?standalone-code' {
  const code: string;
  export default code;
}
