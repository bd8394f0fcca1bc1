/** An address in a text that may have to break: before its path, and not inside a room code. */
export function BreakableAddress({ address }: { address: string }) {
  const pathAt = address.search(/\/|$/);
  return (
    <>
      {address.slice(0, pathAt)}
      <wbr />
      {address.slice(pathAt)}
    </>
  );
}
