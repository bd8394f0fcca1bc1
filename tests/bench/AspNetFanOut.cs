#:sdk Microsoft.NET.Sdk.Web
#:property PublishAot=false
#:property JsonSerializerIsReflectionEnabledByDefault=true

// The same hub as fanOutServer.ts on ASP.NET Core SignalR, to compare with. Argument: port.
using System.Diagnostics;
using Microsoft.AspNetCore.SignalR;

var builder = WebApplication.CreateBuilder();
builder.Logging.SetMinimumLevel(LogLevel.Warning);
builder.WebHost.UseUrls($"http://127.0.0.1:{args[0]}");
builder.Services.AddSignalR();
var app = builder.Build();
app.MapHub<FeedHub>("/feed");
app.Lifetime.ApplicationStarted.Register(() => Console.WriteLine($"pid {Environment.ProcessId} listens on {string.Join(' ', app.Urls)}"));
app.Run();

class FeedHub : Hub
{
    public Task Follow() => Groups.AddToGroupAsync(Context.ConnectionId, "feed");

    public async Task Burst(int events)
    {
        for (var place = 0; place < events; place++) await Send(place);
    }

    public async Task EachTurn(int events)
    {
        for (var place = 0; place < events; place++)
        {
            await Send(place);
            await Task.Yield();
        }
    }

    /** Returns when each event was sent. */
    public async Task<double[]> Every(int events, int ms)
    {
        var sentAt = new double[events];
        using var timer = new PeriodicTimer(TimeSpan.FromMilliseconds(ms));
        for (var place = 0; place < events; place++)
        {
            await timer.WaitForNextTickAsync();
            sentAt[place] = Stopwatch.GetElapsedTime(0).TotalMilliseconds;
            await Send(place);
        }
        return sentAt;
    }

    Task Send(int place) => Clients.Group("feed").SendAsync("News", new { place });
}
