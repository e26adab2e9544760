/** First in the tab order: jumps over header and menu to the content with the given id. */
export function SkipLink({ targetId, children }: { targetId: string; children: string }) {
  return (
    <a
      href={`#${targetId}`}
      onClick={(event) => {
        // The hash belongs to the sub-apps' routers, so the jump is made by focus and not by address.
        event.preventDefault();
        const target = document.getElementById(targetId);
        target?.focus();
        target?.scrollIntoView();
      }}
      className="fixed top-2 left-2 z-60 -translate-y-16 rounded-md bg-brand px-3 py-2 text-sm font-medium text-on-brand focus:translate-y-0"
    >
      {children}
    </a>
  );
}
